import { useTranslations } from 'next-intl'
import { columns } from './columns.ts'

/** The method beside the board: what every number counts, for reading at one's leisure. */
export function Method() {
  const t = useTranslations('leaderboard')
  return (
    <section aria-labelledby="method-title" className="pt-16">
      <h2 id="method-title" className="display pb-5 text-2xl">
        {t('method')}
      </h2>
      <dl className="grid gap-x-12 gap-y-5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {(['rank', ...columns.map(({ name }) => name)] as const).map((name) => {
          const group = columns.find((column) => column.name === name)?.group
          return (
            <div key={name} className="border-t border-line pt-3">
              <dt className="font-semibold">
                {group && group !== 'play' && <span className="text-faint">{t(`groups.${group}`)} · </span>}
                {t(`columns.${name}`)}
              </dt>
              <dd className="mt-1 text-soft">{t(`explained.${name}`)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
