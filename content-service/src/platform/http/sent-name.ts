/** What a browser writes in place of characters that would end the name of a file in a multipart body (WHATWG). */
const ESCAPES: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of a file as its sender knows it: `Plakat %22A%22.png` -> `Plakat "A".png`. No other percent sign means anything. */
export const sentName = (filename: string): string =>
  filename.replace(/%(?:22|0D|0A)/g, (escape) => ESCAPES[escape] ?? escape);
