/** Time left as people read it: days while there are days, then hours, minutes and seconds. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ];
  if (days >= 2) return `${days} d ${hours % 24} h`;
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
