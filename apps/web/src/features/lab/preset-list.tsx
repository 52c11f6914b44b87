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
        <section
          key={name}
          aria-labelledby={`paper-${name}`}
          className="grid gap-x-10 gap-y-4 py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <div>
            <h3 id={`paper-${name}`} className="display text-2xl">
              {name}
            </h3>
            {reference && (
              <p className="pt-1 text-xs text-pretty text-soft">
                {reference.url === undefined ? (
                  reference.title
                ) : (
                  <a href={reference.url} className={underlined}>
                    {reference.title}
                  </a>
                )}
                {' · '}
                {(reference.authors[0] ?? '').split(',')[0]}, {reference.year}
              </p>
            )}
          </div>
          <ul className="grid gap-x-8 sm:grid-cols-2">
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
        </section>
      ))}
    </div>
  )
}
