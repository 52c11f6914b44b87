const drawable = /^[\u0020-\u007e\u00a0-\u024f]+$/

/** The text if the picture's only font can draw it, else its replacement. */
export function latin(text: string, otherwise: string): string {
  return drawable.test(text) ? text : otherwise
}
