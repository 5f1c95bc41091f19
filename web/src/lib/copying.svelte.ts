/** What a button beside a field does that copies its text. */
export class Copying {
  /** It was copied a moment ago. */
  isDone = $state(false);

  /** The clipboard of scripts is for secure contexts only; selecting and copying works everywhere. */
  copy(field: HTMLInputElement | undefined): void {
    field?.select();
    this.isDone = document.execCommand('copy');
    setTimeout(() => (this.isDone = false), 2000);
  }
}
