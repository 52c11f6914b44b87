import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Volume, VolumeOff } from '../../../components/icon/icons.tsx'
import { keptText } from '../guess/kept-text.ts'
import { ControlButton } from './match-controls.tsx'

const kept = keptText('wis:sound')
const isOn = () => kept.read() === 'on'

interface SoundSwitchProps {
  /** Whether the end of the match is being revealed. */
  readonly isReveal: boolean
}

/** Turns the sound of a reveal on or off. It is off until a reader wants it. */
export function SoundSwitch({ isReveal }: SoundSwitchProps) {
  const t = useTranslations('match.controls')
  const sounds = useSyncExternalStore(kept.listen, isOn, () => false)
  const before = useRef(isReveal)
  useEffect(() => {
    if (isReveal && !before.current && isOn()) chime()
    before.current = isReveal
  }, [isReveal])
  return (
    <ControlButton
      label={t(sounds ? 'soundOff' : 'soundOn')}
      onPress={() => {
        kept.keep(sounds ? 'off' : 'on')
        if (!sounds) chime()
      }}
    >
      {sounds ? <Volume /> : <VolumeOff />}
    </ControlButton>
  )
}

/** Two soft notes, a fifth apart. Browsers allow them only after a reader has touched the page. */
function chime(): void {
  const audio = new AudioContext()
  const notes = [
    { hertz: 440, after: 0 },
    { hertz: 660, after: 0.16 },
  ]
  for (const { hertz, after } of notes) {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after]
    tone.type = 'sine'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.75)
  }
  setTimeout(() => void audio.close(), 1200)
}
