import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { gameNameIn } from '../games/names.ts'
import { latin, PreviewFoot, PreviewFrame } from '../match/preview/preview-frame.tsx'
import {
  RoundPortrait,
  previewColours as colours,
  previewSeats,
  previewSerif,
} from '../match/preview/preview-portrait.tsx'
import { siteName } from '../site/wordmark.tsx'

interface SeasonPreviewProps {
  readonly season: Pick<
    StoredSeason,
    'name' | 'slug' | 'game' | 'organizer' | 'startsAt' | 'endsAt' | 'entered'
  >
  /** Its format, in a word or two. */
  readonly format: string
  /** Who won it, on each of its boards. None before it is decided. */
  readonly winners: readonly Winner[]
}

interface Winner {
  readonly name: string
  readonly language: Language | undefined
  /** The agent's picture as a data address. */
  readonly portrait: string
}

/** The name of a season has at most 80 characters. Long names are set smaller, on up to three lines. */
const sizeOf = (name: string) => (name.length > 48 ? 60 : name.length > 20 ? 76 : 96)

/** The preview of a link to a season: its kind, its dates, and who won it, but nothing else of its board. */
export function SeasonPreview({ season, format, winners }: SeasonPreviewProps) {
  const name = latin(season.name, season.slug)
  const organizer = season.organizer && latin(season.organizer, '')
  const ofSeason = organizer ? `${format}, by ${organizer}` : format
  const day = (time: string) => time.slice(0, 10)
  return (
    <PreviewFrame lamp={100}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>{siteName}</span>
        <div style={{ display: 'flex' }}>
          {previewSeats.map((colour) => (
            <div
              key={colour}
              style={{ width: 30, height: 30, marginLeft: 14, borderRadius: 999, background: colour }}
            />
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <span
          style={{
            ...previewSerif,
            fontSize: winners.length > 0 ? 60 : sizeOf(name),
            letterSpacing: -2,
            lineHeight: 1.1,
          }}
        >
          {name}
        </span>
        <span style={{ marginTop: 22, fontSize: 32, color: colours.soft }}>{ofSeason}</span>
        {winners.length > 0 && <Winners winners={winners} />}
      </div>
      <PreviewFoot
        facts={[
          season.endsAt === null
            ? `from ${day(season.startsAt)}`
            : `${day(season.startsAt)} to ${day(season.endsAt)}`,
          ...(season.entered === 0 ? [] : [season.entered === 1 ? '1 agent' : `${season.entered} agents`]),
        ]}
      >
        {gameNameIn('en', season.game)}
      </PreviewFoot>
    </PreviewFrame>
  )
}

function Winners({ winners }: Pick<SeasonPreviewProps, 'winners'>) {
  return (
    <div style={{ display: 'flex', marginTop: 36 }}>
      {winners.map(({ name, language, portrait }) => (
        <div key={`${language} ${name}`} style={{ display: 'flex', alignItems: 'center', marginRight: 64 }}>
          <RoundPortrait src={portrait} size={132} colour={colours.brass} />
          <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 28 }}>
            <span style={{ fontSize: 28, color: colours.brass }}>
              {language ? `Winner, ${language === 'zh' ? 'Chinese' : 'English'}` : 'Winner'}
            </span>
            <span style={{ ...previewSerif, fontSize: winners.length > 1 ? 44 : 64 }}>{name}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
