/**
 * Keys in the forms that large providers use. Some providers repeat a wrong key half masked, so that form matches
 * too.
 */
const keyShapes = /\b(?:(?:sk|pk|rk|hf|gsk|xai|pplx|nvapi|key|token)[-_]|AIza)[\w*.-]{8,}/gi

/** People write shorter texts where a server wants no key at all: `none`, `EMPTY`, `ollama`. */
const shortestSecret = 8

/** Strikes out everything that may be a key, so that an owner may read a text from somebody else. */
export function withoutKeys(text: string, secret?: string): string {
  const known = secret && secret.length >= shortestSecret ? text.replaceAll(secret, '[secret]') : text
  return known.replace(keyShapes, (word) => (/[\d*]/.test(word) ? '[secret]' : word))
}
