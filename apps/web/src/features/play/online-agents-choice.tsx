'use client'

import type { OnlineAgents } from '@wis/db/people'
import { useEffect, useRef, useState } from 'react'
import { boxStyle } from '../../components/form/labelled.tsx'

interface OnlineAgentsChoiceProps {
  /** Where there are such agents now. */
  readonly tables: readonly OnlineAgents[]
  readonly chosen: {
    readonly game: string
    readonly language: string
    readonly onlineAgents: string | undefined
  }
  /** The value for any of them. */
  readonly any: string
  readonly words: Readonly<Record<'legend' | 'none' | 'any' | 'hint', string>>
}

/** Online agents of the game and the language that the form around it has chosen. Nothing where there are none. */
export function OnlineAgentsChoice({ tables, chosen, any, words }: OnlineAgentsChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ game, language }, setTable] = useState({ game: chosen.game, language: chosen.language })
  useEffect(() => {
    const form = place.current?.closest('form')
    const read = () => {
      const given = form && new FormData(form)
      if (given) setTable({ game: String(given.get('game')), language: String(given.get('language')) })
    }
    read()
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [])
  const agents = tables.find((one) => one.game === game && one.language === language)?.agents
  const wanted = agents?.some(({ slug }) => slug === chosen.onlineAgents) || chosen.onlineAgents === any
  return (
    <div ref={place} className="empty:hidden">
      {agents && (
        <label className="block">
          <span className="label block pb-2">{words.legend}</span>
          <select
            // Another game has other agents.
            key={`${game} ${language}`}
            name="onlineAgents"
            defaultValue={wanted ? chosen.onlineAgents : ''}
            className={`${boxStyle} h-11`}
          >
            <option value="">{words.none}</option>
            <option value={any}>{words.any}</option>
            {agents.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <span className="block pt-2 text-xs leading-relaxed text-soft">{words.hint}</span>
        </label>
      )}
    </div>
  )
}
