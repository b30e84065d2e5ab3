import { element, NotShown, type Source, type View } from '../view.ts'
import styles from './views.module.css'

/** View of an image. An SVG in an img element runs no scripts and loads no URLs. */
export async function imageView({ bytes, name }: Source, type: string): Promise<View> {
  const image = element('img', { className: styles.image })
  image.alt = name
  image.src = URL.createObjectURL(new Blob([bytes], { type }))
  await image.decode().catch(() => {
    throw new NotShown('damaged')
  })
  return {
    element: element('div', { className: styles.middle, children: [image] }),
    abilities: { pages: 0, finds: false, zooms: true, prints: true },
    setZoom(zoom) {
      image.dataset['zoomed'] = String(zoom !== 1)
      image.style.setProperty('--zoom', String(zoom))
    },
  }
}
