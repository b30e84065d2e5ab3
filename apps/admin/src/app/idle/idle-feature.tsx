import { IconLock } from '@arco-design/web-react/icon'
import { type AppFeature, lazyPart } from '@sqos/app-feature'
import { lock } from '@sqos/session'
import { watchesCatalogue } from '../watches/catalogue.ts'

/** Locks the screen when the user is idle; the idle time is a setting. */
export const idleFeature: AppFeature = {
  name: 'idle',
  catalogue: watchesCatalogue,
  watch: lazyPart(async () => (await import('../watches/watches.ts')).IdleWatch),
  settings: lazyPart(async () => (await import('./IdleSetting.tsx')).IdleSetting),
  commands: ({ t, dispatch }) => [
    {
      key: 'lock',
      title: t('idle.lock'),
      icon: <IconLock />,
      shortcut: 'alt+l',
      onRun: () => dispatch(lock()),
    },
  ],
}
