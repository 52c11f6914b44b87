import { objectsIn } from '../objects-in.ts'

const strings =
  /'((?:[^'\\\n]|\\.)*)'|"(?:[^"\\\n]|\\.)*"|(?<![\p{L}\p{N}_])(True|False|None)(?![\p{L}\p{N}_])/gu
const constants: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' }

/** The text with its objects in JSON, if it has none but some as Python prints them: `{'move': 'accept'}`. */
export function withJson(text: string): string {
  if (!/\{\s{0,20}'/u.test(text) || objectsIn(text).length > 0) return text
  const from = text.indexOf('{')
  const json = text
    .slice(from)
    .replace(strings, (given: string, inner: string | undefined, constant: string | undefined) => {
      if (constant !== undefined) return constants[constant] ?? given
      return inner === undefined ? given : JSON.stringify(inner.replace(/\\(['"\\])/gu, '$1'))
    })
  return objectsIn(json).length > 0 ? `${text.slice(0, from)}${json}` : text
}
