/** Links to a table, as somebody else can follow them. */

/** A link as it is handed out: by the address that other devices know, else by the one this page has. */
export function handedOut(link: string, house: string, page: string): string {
  const { pathname, hash, origin } = new URL(link, page);
  return new URL(pathname + hash, house || origin).href;
}

/** Does the link lead to the very computer that opens it? */
export function staysHere(link: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(link).hostname);
}
