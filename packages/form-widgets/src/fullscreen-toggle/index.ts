export { FullscreenToggle } from './FullscreenToggle.tsx'
export type { FullscreenToggleProps } from './FullscreenToggle.tsx'
