import type { Language } from '@sqos/contract'
import { FrameTools, type FrameUser } from '../tools/FrameTools.tsx'
import { Frame, type FrameProps } from './Frame.tsx'

export interface ClassicFrameProps extends Omit<FrameProps, 'layoutType' | 'tools'> {
  user: FrameUser
  language: Language
  onLanguageChange: (language: Language) => void
  dark: boolean
  onDarkChange: (dark: boolean) => void
  onLock: () => void
  onSignOut: () => void
}

/** The classic layout with the tools of the first release; `Frame` offers the rest. */
export function ClassicFrame(props: ClassicFrameProps) {
  const { user, language, onLanguageChange, dark, onDarkChange, onLock, onSignOut, ...frame } = props
  const tools = { user, language, onLanguageChange, dark, onDarkChange, onLock, onSignOut }
  return <Frame {...frame} layoutType="classic" tools={<FrameTools {...tools} />} />
}
