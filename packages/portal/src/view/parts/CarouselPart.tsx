import { Button } from '@arco-design/web-react'
import { IconLeft, IconPause, IconPlayArrow, IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { numberOf, recordsOf, textOf } from '../../document/json.ts'
import { usePart } from '../part-context.ts'
import { isSafePicture } from '../safe-address.ts'
import styles from './Parts.module.css'

/** Seconds of a picture. */
const USUAL_SECONDS = 5

/** 轮播图: pictures, one after another. Who prefers less motion moves them by the buttons. */
export function CarouselPart() {
  const { t } = useText(NAMESPACE)
  const { item } = usePart()
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const pictures = recordsOf(item.raw['list'])
    .map((entry) => ({ address: textOf(entry['address']), alt: textOf(entry['alt']) }))
    .filter(({ address }) => isSafePicture(address))
  const count = pictures.length
  const shown = at < count ? at : 0
  const seconds = numberOf(item.raw['seconds']) ?? USUAL_SECONDS

  useEffect(
    function startTimer() {
      if (isPaused || count < 2) return
      const timer = setTimeout(() => setAt((shown + 1) % count), Math.max(1, seconds) * 1000)
      return () => clearTimeout(timer)
    },
    [shown, count, seconds, isPaused],
  )

  const picture = pictures[shown]
  if (!picture) {
    const isRefused = recordsOf(item.raw['list']).some((entry) => textOf(entry['address']) !== '')
    return isRefused ? (
      <EmptyState title={t('image.refused')} hint={t('image.refusedHint')} />
    ) : (
      <EmptyState title={t('image.none')} />
    )
  }
  return (
    <div className={styles.carousel}>
      <img
        className={styles.image}
        data-fit={textOf(item.raw['fit']) || 'contain'}
        src={picture.address}
        alt={picture.alt}
      />
      {count > 1 && (
        <div className={styles.monthHead}>
          <Button
            type="text"
            size="mini"
            icon={<IconLeft />}
            aria-label={t('carousel.previous')}
            onClick={() => setAt((shown - 1 + count) % count)}
          />
          <Button
            type="text"
            size="mini"
            icon={isPaused ? <IconPlayArrow /> : <IconPause />}
            aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
            onClick={() => setPaused(!isPaused)}
          />
          <span>{t('carousel.position', { at: shown + 1, of: count })}</span>
          <Button
            type="text"
            size="mini"
            icon={<IconRight />}
            aria-label={t('carousel.next')}
            onClick={() => setAt((shown + 1) % count)}
          />
        </div>
      )}
    </div>
  )
}
