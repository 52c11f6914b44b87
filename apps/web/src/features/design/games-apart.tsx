import type { Language } from '@wis/games'
import type { ComponentType } from 'react'
import { MatchSamples } from '../../games/who-is-spy/samples/match-samples.tsx'

/** The samples of the games that draw their own tables. */
export const samplesOfGames: readonly ComponentType<{ readonly language: Language }>[] = [MatchSamples]
