import type { GeneralPage, PublicStatistics } from '@wis/db/boards'
import { kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { GeneralRatingsPage, StatisticsPage } from '@wis/protocol'

/** What the ratings of a board do not tell, with what the game calls its seats. */
export function statisticsPageOf({ seats, language, ...statistics }: PublicStatistics): StatisticsPage {
  const names = kitCalled(statistics.game)?.results.seatNames ?? []
  return {
    ...statistics,
    language: languages.find((one) => one === language) ?? 'en',
    seats: seats && {
      ...seats,
      seats: seats.seats.map((one) => ({ ...one, name: names[one.seat] ?? null })),
    },
  }
}

/** One number over all games, with the names of the games. */
export function generalPageOf(
  { boards, rows, ...page }: GeneralPage,
  language: Language,
): GeneralRatingsPage {
  return {
    ...page,
    language,
    boards: boards.flatMap(({ game, slug, name, agents, spread }) => {
      const texts = kitCalled(game)?.texts
      return texts
        ? [{ game, name: { en: texts.en.name, zh: texts.zh.name }, season: { slug, name }, agents, spread }]
        : []
    }),
    items: [...rows],
  }
}
