import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { presetsByPaper } from './preset-papers.ts'

/** What can be asked, by the publication that asked it first: the question of each preset, and its size. */
export function PresetList() {
  const t = useTranslations('lab.presets')
  const papers = presetsByPaper(useLocale())
  return (
    <div className="divide-y divide-line border-y border-line">
      {papers.map(({ name, reference, presets }) => (
        <details key={name} className="group/paper">
          <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3.5 hover:bg-raised lg:grid-cols-[15rem_minmax(0,1fr)_auto]">
            <h3 className="display text-xl">{name}</h3>
            <span className="text-sm text-pretty text-soft max-lg:order-last max-lg:col-span-full">
              {reference &&
                `${reference.title} · ${(reference.authors[0] ?? '').split(',')[0]}, ${reference.year}`}
            </span>
            <span className="figures text-sm whitespace-nowrap text-soft">
              {t('count', { count: presets.length })}
              <span
                aria-hidden="true"
                className="ml-3 inline-block text-brass transition-transform group-open/paper:rotate-90"
              >
                ›
              </span>
            </span>
          </summary>
          <ul className="grid gap-x-10 pb-5 sm:grid-cols-2 lg:pl-64">
            {presets.map(({ id, whole, name: own, question, size }) => (
              <li key={id} className="group relative grid content-start gap-y-0.5 py-2.5">
                <p className="flex items-baseline justify-between gap-4">
                  <Link
                    href={`/lab/new?preset=${id}`}
                    aria-label={whole}
                    className="font-semibold first-letter:uppercase after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
                  >
                    {own}
                  </Link>
                  <span className="figures shrink-0 text-xs text-faint">
                    {size.unit === 'descriptions'
                      ? t('sizeTask', { descriptions: size.count })
                      : size.games > 1
                        ? t('sizeSuite', { matches: size.count, games: size.games })
                        : t('size', { matches: size.count })}
                  </span>
                </p>
                <p className="text-sm text-pretty text-soft">{question}</p>
              </li>
            ))}
          </ul>
          {reference?.url !== undefined && (
            <p className="pb-5 text-sm lg:pl-64">
              <a href={reference.url} className={underlined}>
                {t('paper')}
              </a>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}
