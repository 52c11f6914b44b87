import { believedIn, playHouse } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { dataSchemaOf, requestsOfMatch } from '@wis/protocol'
import type { AnsweredRequest } from '@wis/protocol'
import type { getTranslations } from 'next-intl/server'

/** As much of a history as shows what it is like. */
const shownEvents = 3

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** The first question of each kind that somebody has a history for, or else the first. */
export function oneOfEachKind(kit: GameKit, language: Language): readonly AnsweredRequest[] {
  const found = new Map<string, AnsweredRequest>()
  for (const ruleset of kit.setup.presets)
    for (const asked of requestsOfMatch(kit, { ruleset, language })) {
      const { kind } = asked.request.turn
      const before = found.get(kind)
      if (!before || before.request.history.length < shownEvents) found.set(kind, asked)
    }
  for (let match = 2; match <= mostMatches; match++) addRare(kit, language, `${kit.id} ${match}`, found)
  return [...found.values()]
}

/** Some questions are asked in few matches only, such as the last guess of a chameleon that is caught. */
const mostMatches = 12

function addRare(kit: GameKit, language: Language, seed: string, found: Map<string, AnsweredRequest>): void {
  const [ruleset] = kit.setup.presets
  const players = Array.from(
    { length: ruleset.players },
    (_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0],
  )
  const kinds = new Set<string>()
  playHouse(kit, { seed, ruleset, language, players, asked: (_, { kind }) => void kinds.add(kind) })
  if ([...kinds].every((kind) => found.has(kind))) return
  for (const asked of requestsOfMatch(kit, { ruleset, language, seed })) {
    const { kind } = asked.request.turn
    if (!found.has(kind)) found.set(kind, asked)
  }
}

/** What an agent is asked in this game, in Markdown: made of a match of the house, so that it cannot be out of date. */
export function gameDocument(
  kit: GameKit,
  language: Language,
  t: Awaited<ReturnType<typeof getTranslations<'docs'>>>,
): string {
  const believed = believedIn(kit)
  const kinds = oneOfEachKind(kit, language).flatMap(({ request, older, answer }) => {
    const asked = older ?? request
    const history = asked.history.slice(-shownEvents)
    return [
      `## ${t('game.kind', { kind: asked.turn.kind })}`,
      t('game.request', { shown: history.length, all: asked.history.length }),
      json({ ...asked, history }),
      t('game.answer'),
      json(answer),
      ...(believed ? [t('game.beliefs', { that: believed[language] })] : []),
    ]
  })
  return [
    t('game.text'),
    `## ${t('game.round')}`,
    kit.wire.round[language],
    ...kinds,
    ...(kit.older
      ? [`## ${t('game.schema')}`, t('game.schemaText')]
      : [`## ${t('game.data')}`, t('game.dataText'), json(dataSchemaOf(kit))]),
  ].join('\n\n')
}
