'use client'

import type { Scene } from '@wis/games'
import { useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Dialog } from '../match/controls/dialog.tsx'
import { SceneTable } from '../scene/scene-table.tsx'
import { isOfTalk, SmallRing } from '../scene/tiles/small-ring.tsx'
import { SmallScene } from '../scene/tiles/small-scene.tsx'
import FailedPage from '../site/failed-page.tsx'
import { sampleAgents } from './sample-agents.ts'

interface TableSampleProps {
  readonly name: string
  readonly scene: Scene
}

/** A table as its page and a list of tables draw it. */
export function TableSample({ name, scene }: TableSampleProps) {
  return (
    <div>
      <h3 className="pb-4 text-sm font-semibold">{name}</h3>
      <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SceneTable scene={scene} agents={sampleAgents} />
        <div className="flex h-80 flex-col">
          {isOfTalk(scene) ? (
            <SmallRing scene={scene} agents={sampleAgents} />
          ) : (
            <SmallScene scene={scene} agents={sampleAgents} />
          )}
        </div>
      </div>
    </div>
  )
}

/** A made-up failure, so trying again changes nothing. */
export function FailedSample() {
  return <FailedPage isPage={false} onRetry={() => undefined} />
}

export function DialogSample({ open, title, text }: { open: string; title: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonStyle.quiet}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {open}
      </button>
      {isOpen && (
        <Dialog
          title={title}
          onClose={() => {
            setIsOpen(false)
          }}
        >
          <p className="pt-4">{text}</p>
        </Dialog>
      )}
    </>
  )
}
