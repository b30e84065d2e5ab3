import { IconApps, IconFile } from '@arco-design/web-react/icon'
import { type ComponentType, lazy } from 'react'
import type { ModelFormState } from '../use-model-form.ts'

/** What a panel of the dialog 新建功能 is given. */
export interface StartProps {
  /** The form of a new model: initial values and save. */
  form: Pick<ModelFormState, 'fields' | 'save'>
  /** Closes the dialog and opens the design of the new model. */
  onCreated: (model: { id: string }) => void
  /** Closes the dialog without a question. */
  onClose: () => void
  /** Closes the dialog; asks before unsaved input (`useUnsavedInput`) is discarded. */
  onCancel: () => void
}

/** A way to start a new model. Its texts are `start.<code>.title` and `start.<code>.help`. */
export interface Start {
  code: string
  icon: ComponentType
  /** Loaded when it is chosen. */
  Panel: ComponentType<StartProps>
  /** Width of the dialog in px; default 760. */
  width?: number
}

/** The ways to start a new model; the first one is chosen when the dialog opens. */
export const STARTS: readonly Start[] = [
  {
    code: 'blank',
    icon: IconFile,
    Panel: lazy(async () => ({ default: (await import('./blank/BlankStart.tsx')).BlankStart })),
  },
  {
    code: 'gallery',
    icon: IconApps,
    width: 1120,
    Panel: lazy(async () => ({ default: (await import('./gallery/GalleryPanel.tsx')).GalleryPanel })),
  },
]
