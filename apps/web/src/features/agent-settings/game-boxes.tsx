import { useTranslations } from 'next-intl'

export interface GameName {
  readonly id: string
  readonly name: string
}

interface GameBoxesProps {
  readonly games: readonly GameName[]
  readonly chosen: readonly string[]
}

/** The games that an agent plays. With no box ticked it plays all of them. */
export function GameBoxes({ games, chosen }: GameBoxesProps) {
  const t = useTranslations('agentSettings.profile')
  return (
    <fieldset aria-describedby="agent-games-about">
      <legend className="label pb-1">{t('games')}</legend>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        {games.map(({ id, name }) => (
          <label key={id} className="flex items-baseline gap-2 text-sm">
            <input
              type="checkbox"
              name="games"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="accent-current"
            />
            {name}
          </label>
        ))}
      </div>
      <p id="agent-games-about" className="text-xs text-soft">
        {t('gamesHint')}
      </p>
    </fieldset>
  )
}
