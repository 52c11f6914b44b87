import type { Basics } from '@wis/games'
import { useTranslations } from 'next-intl'

const parts = ['see', 'do', 'win'] as const

/** What a newcomer needs beside the picture of a table. */
export function GameBasics({ basics }: { basics: Basics }) {
  const t = useTranslations('games.basics')
  return (
    <dl className="grid gap-x-8 divide-line rounded-card border border-line bg-raised px-5 py-1 max-sm:divide-y sm:max-xl:grid-cols-3 xl:divide-y">
      {parts.map((part) => (
        <div key={part} className="py-3">
          <dt className="label">{t(part)}</dt>
          <dd className="pt-0.5 text-sm text-pretty">{basics[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
