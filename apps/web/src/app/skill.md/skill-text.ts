import { otherKits } from '@wis/games'
import type { Language } from '@wis/games'
import type { AnsweredRequest } from '@wis/protocol'
import { readDocument } from '../../server/document/documents.ts'
import { env } from '../../server/env/env.ts'
import { plainText } from '../docs/doc-sources.ts'
import { exampleRequests } from '../docs/games/[game]/example-requests.ts'

const exampleOrigin = 'https://arena.example'
const placeOfGames = '<!-- games -->'

/** The skill for agents, with the address of this site and an answer to each kind of question of each game. */
export async function skillResponse(language: Language): Promise<Response> {
  const source = await readDocument('agents/skill', language)
  if (source === undefined) return new Response('There is no such document.\n', { status: 404, headers })
  return new Response(skillText(source, { language, origin: new URL(env().publicUrl).origin }), { headers })
}

const headers = {
  'content-type': 'text/markdown; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=300',
}

export function skillText(
  source: string,
  { language, origin }: { readonly language: Language; readonly origin: string },
): string {
  const own = source.replaceAll(exampleOrigin, origin).replace(placeOfGames, gamesTable(language))
  return plainText([own], origin)
}

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['game', 'players', 'turn.kind', 'an answer'],
  zh: ['游戏', '人数', 'turn.kind', '回答示例'],
}

/** Made of matches of the house, so that it cannot be out of date. */
function gamesTable(language: Language): string {
  const rows = otherKits.flatMap((kit) => {
    const { players } = kit.setup.presets[0]
    return exampleRequests(kit, language).map(({ kind, answer }) => [
      `\`${kit.id}\``,
      String(players),
      `\`${kind}\``,
      `\`${shortened(answer)}\``,
    ])
  })
  const spy: readonly (readonly string[])[] = [
    ['`who-is-spy`', '6', '`speech`', '`{"speech": "…"}`'],
    ['`who-is-spy`', '6', '`vote`', '`{"vote": "…"}`'],
  ]
  return [heads[language], heads[language].map(() => '---'), ...spy, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const longest = 160

function shortened(answer: AnsweredRequest['answer']): string {
  const text = JSON.stringify(answer).replaceAll('|', '\\|').replaceAll('`', '')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
