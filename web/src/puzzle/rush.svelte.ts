/** As many puzzles as one can against the clock; the third that goes wrong ends it. */
const SECONDS = 180;
const LIVES = 3;

export class Rush {
  isRunning = $state(false);
  isOver = $state(false);
  solved = $state(0);
  lives = $state(LIVES);
  left = $state(SECONDS);
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended: () => void = () => undefined;

  start(ended: () => void): void {
    clearInterval(this.#timer);
    [this.solved, this.lives, this.left] = [0, LIVES, SECONDS];
    [this.isRunning, this.isOver, this.#ended] = [true, false, ended];
    const end = performance.now() + SECONDS * 1000;
    this.#timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (this.left === 0) this.stop();
    }, 250);
  }

  counted(isSolved: boolean): void {
    if (isSolved) this.solved += 1;
    else this.lives -= 1;
    if (this.lives === 0) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    if (!this.isRunning) return;
    [this.isRunning, this.isOver] = [false, true];
    this.#ended();
  }
}
