import { replay } from '@wis/engine'
import { genres, kits, playHouse } from '@wis/games'
import type { GameKit, Language, Scene } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SampleSection } from './sample-section.tsx'
import { TableSample } from './table-sample.tsx'
import '../scene/scene.module.css'

/** How far the matches have come that are shown. */
const share = 0.6

/** A table of each kind of game, with house players at it. */
export function GameSamples({ language }: { language: Language }) {
  const t = useTranslations('design')
  const shown = genres.flatMap((genre) => kits.find((kit) => kit.genre === genre) ?? [])
  return (
    <SampleSection id="match" title={t('match')}>
      <div className="grid gap-14">
        {shown.map((kit) => (
          <TableSample key={kit.id} name={kit.texts[language].name} scene={sceneOf(kit, language)} />
        ))}
      </div>
    </SampleSection>
  )
}

function sceneOf(kit: GameKit, language: Language): Scene {
  const [ruleset] = kit.setup.presets
  const players = Array.from(
    { length: ruleset.players },
    (_, at) => kit.house[at % kit.house.length] ?? kit.house[0],
  )
  const dated = (seq: number) => new Date(Date.UTC(2026, 0, 1, 20, 0, seq * 3)).toISOString()
  const { log } = playHouse(kit, { seed: 'pieces', ruleset, language, players, dated })
  return kit.scene(replay(kit.rules, log.slice(0, Math.ceil(log.length * share))), null)
}
