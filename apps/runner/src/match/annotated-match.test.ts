import { describe, expect, it } from 'vitest'
import { annotatedMatchTexts } from '../testing/annotated-match-texts.ts'
import type { Note } from '../testing/annotated-match-texts.ts'
import { playAnnotatedMatch } from '../testing/annotated-match.ts'
import type { Exchange } from '../testing/annotated-match.ts'

const languages = ['en', 'zh'] as const
type Language = (typeof languages)[number]

const documents = { en: 'annotated-match.md', zh: 'annotated-match.zh.md' } as const
const folder = '../../../../docs/agents/'

function noteOf({ path, body: { status, name, message }, result }: Exchange, before: Exchange[]): Note {
  if (result !== undefined) return status === 'vote' ? 'vote' : 'speak'
  const me = before.find(({ body }) => body.status === 'start')?.body.message
  if (path.endsWith('perceive') && status === 'start') return 'start'
  switch (status) {
    case 'distribution':
      return 'word'
    case 'round':
      if (name === undefined) return 'round'
      if (message === '') return 'missed'
      return name === me ? 'own-speech' : 'speech'
    case 'vote':
      return message === 'abstain' || message === '弃权' ? 'abstention' : 'ballot'
    case 'vote_result':
      if (name === undefined) return 'nobody-out'
      return before.at(-1)?.body.status === 'vote' ? 'voted-out' : 'foul'
    default:
      return 'result'
  }
}

/** Puts a list of names and numbers on one line. */
const shortLists = (json: string) =>
  json.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)

/** Builds the page of the documentation from the recorded exchanges and their notes alone. */
async function pageOf(language: Language): Promise<string> {
  const texts = annotatedMatchTexts[language]
  const { exchanges, requests } = await playAnnotatedMatch(language)
  const rows = exchanges.map((exchange, place) => {
    const note = texts.noteOf[noteOf(exchange, exchanges.slice(0, place))]
    const said = exchange.result === undefined ? '' : ` ${texts.answers} \`${exchange.result}\``
    const call = exchange.path.replace('/agent/', '')
    return `| ${place + 1} | ${call} | \`${JSON.stringify(exchange.body)}\` | ${note}${said} |`
  })
  const [speech, vote] = requests
  const changed = vote && { turn: vote.turn, candidates: vote.candidates, history: vote.history.slice(-1) }
  const fence = (value: unknown) => '```json\n' + shortLists(JSON.stringify(value, null, 2)) + '\n```'
  return [
    ...[`# ${texts.title}`, texts.intro],
    [`| ${texts.head.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...[`## ${texts.native}`, texts.firstTurn, fence(speech), texts.answers],
    fence({ speech: exchanges.find(({ result }) => result !== undefined)?.result }),
    ...[texts.laterTurn, fence(changed)],
  ]
    .join('\n\n')
    .concat('\n')
}

describe('the match in the documentation', () => {
  it.each(languages)('is exactly the traffic of the code (%s)', async (language) => {
    await expect(await pageOf(language)).toMatchFileSnapshot(folder + documents[language])
  })

  it.each(languages)('shows every kind of call (%s)', async (language) => {
    const { exchanges } = await playAnnotatedMatch(language)
    const shown = exchanges.map((exchange, place) => noteOf(exchange, exchanges.slice(0, place)))
    expect(new Set(shown)).toEqual(new Set(Object.keys(annotatedMatchTexts[language].noteOf)))
  })
})
