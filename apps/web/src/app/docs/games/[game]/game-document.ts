import { believedIn } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { dataSchemaOf } from '@wis/protocol'
import type { getTranslations } from 'next-intl/server'
import { exampleRequests } from './example-requests.ts'

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** What an agent is asked in this game, in Markdown: made of a match of the house, so that it cannot be out of date. */
export function gameDocument(
  kit: GameKit,
  language: Language,
  t: Awaited<ReturnType<typeof getTranslations<'docs'>>>,
): string {
  const believed = believedIn(kit)
  const kinds = exampleRequests(kit, language).flatMap(({ kind, asked, all, answer }) => {
    return [
      `## ${t('game.kind', { kind })}`,
      t('game.request', { shown: asked.history.length, all }),
      json(asked),
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
