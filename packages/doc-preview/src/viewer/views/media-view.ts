import { element, NotShown, type Source, type View } from '../view.ts'
import styles from './views.module.css'

/** Sound or film, played by the browser out of the file itself. */
export async function mediaView(
  { content, name }: Pick<Source, 'content' | 'name'>,
  media: { kind: 'audio' | 'video'; type: string },
): Promise<View> {
  const player = element(media.kind, { className: styles[media.kind] })
  player.controls = true
  player.preload = 'metadata'
  player.setAttribute('aria-label', name)
  player.src = URL.createObjectURL(new Blob([content], { type: media.type }))
  await new Promise<void>((resolve, reject) => {
    player.addEventListener('loadedmetadata', () => resolve(), { once: true })
    // The browser has no decoder for it, or it is not what it says.
    player.addEventListener('error', () => reject(new NotShown('unsupported')), { once: true })
  })
  return {
    element: element('div', { className: styles.middle, children: [player] }),
    abilities: { pages: 0, finds: false, zooms: false, prints: false },
  }
}
