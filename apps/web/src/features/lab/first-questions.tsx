import { useLocale } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { presetsByPaper } from './preset-papers.ts'

/** One preset for each of the questions that are asked most, with its sign in a square of 32. */
const drawings = {
  'wis-overall': 'M6 9h20M6 16h20M6 23h20M12 7v4M21 7v4M9 14v4M24 14v4M15 21v4M19 21v4',
  llmarena: 'M16 4 27 10.5v11L16 28 5 21.5v-11zM16 10l6 3-1 6.5-5 4-4-5-2-5z',
  'wis-attack': 'M16 4l10 4v8c0 6-4 10-10 12-6-2-10-6-10-12V8zM17 9l-4 7h6l-4 7',
  spygame: 'M7 7h7v7H7zM18 7h7v7h-7zM7 18h7v7H7zM21.5 18a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
} as const

export const firstQuestions: readonly string[] = Object.keys(drawings)

/** The questions that are asked most, each the way to a plan. */
export function FirstQuestions({ current }: { readonly current?: string }) {
  const presets = presetsByPaper(useLocale()).flatMap((paper) => paper.presets)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {Object.entries(drawings).map(([id, drawing]) => {
        const preset = presets.find((one) => one.id === id)
        return (
          preset && (
            <li
              key={id}
              className="relative flex gap-4 rounded-card border border-line bg-raised p-4 text-sm hover:border-strong has-[[aria-current]]:border-brass has-[[aria-current]]:bg-sunken xl:flex-col xl:gap-3 xl:p-5"
            >
              <svg
                viewBox="0 0 32 32"
                aria-hidden="true"
                className="size-8 shrink-0 fill-none stroke-brass"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={drawing} />
              </svg>
              <div className="min-w-0">
                <Link
                  href={`/lab/new?preset=${id}`}
                  aria-current={id === current ? 'page' : undefined}
                  className="display block text-lg leading-snug text-balance after:absolute after:inset-0"
                >
                  {preset.question}
                </Link>
                <p className="pt-1.5 text-xs text-pretty text-soft">{preset.method}</p>
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
