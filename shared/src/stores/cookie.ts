/** The value of a cookie as this browser has it at the moment; undefined where there is none. */
export function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
