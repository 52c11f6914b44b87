import { languages, namesOnList } from '@wis/games'

/** For referees of their own, in any language. The list never changes. */
export function GET(): Response {
  const names = languages.map((language) => [language, Object.fromEntries(namesOnList(2, language))])
  return Response.json(Object.fromEntries(names), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400' },
  })
}
