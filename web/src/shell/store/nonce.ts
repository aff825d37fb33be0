let nonces = 0;

/** A mark of our own for one message: the same one sent again does nothing twice. */
export function nonce(): string {
  return `${Date.now().toString(36)}-${(nonces++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
