import { IconArrowFall, IconArrowRise, IconMinus } from '@arco-design/web-react/icon'
import { numbersOf } from '@sqos/charts'
import { localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import { singleFigure } from '../../document/figures.ts'
import { isRecord, numberOf, textOf } from '../../document/json.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { PortalLink } from '../PortalLink.tsx'
import { useDataset } from '../use-dataset.ts'
import styles from './Parts.module.css'

/** One number: how it changed since the period before, and how far the target is. */
export function FigurePart() {
  const { t, language } = useText(NAMESPACE)
  const { raw } = usePart().item
  const { result, state } = useDataset()
  const before = useDataset('compare')
  const figure = singleFigure(result)
  const numbers = numbersOf(language, textOf(raw['unit']) || figure.unit)
  const target = numberOf(raw['target'])
  const address = textOf(raw['urlAddress'])
  const value = <strong className={styles.number}>{numbers.whole(figure.value)}</strong>
  return (
    <Condition state={state}>
      <div className={styles.figure}>
        <PortalLink to={address}>{value}</PortalLink>
        {isRecord(raw['compare']) && (
          <Change
            value={figure.value}
            before={singleFigure(before.result).value}
            better={textOf(raw['better']) || 'up'}
          />
        )}
        {target === 0 && <p className={styles.note}>{t('figure.goal', { target: numbers.whole(target) })}</p>}
        {target !== undefined && target !== 0 && (
          <p className={styles.note}>
            <meter
              className={styles.meter}
              min={0}
              max={Math.max(target, 1)}
              value={Math.min(figure.value ?? 0, target)}
              aria-hidden="true"
            />
            {t('figure.target', {
              target: numbers.whole(target),
              percent: percent(figure.value, target, localeOf(language)),
            })}
          </p>
        )}
      </div>
    </Condition>
  )
}

/** A share as text; – when it cannot be computed. */
function percent(value: number | null, whole: number, locale: string): string {
  if (value === null) return '–'
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / whole)
}

const ICONS = { up: IconArrowRise, down: IconArrowFall, same: IconMinus }

function Change({ value, before, better }: { value: number | null; before: number | null; better: string }) {
  const { t, language } = useText(NAMESPACE)
  if (value === null || before === null) return <p className={styles.note}>{t('figure.noBefore')}</p>
  const direction = value > before ? 'up' : value < before ? 'down' : 'same'
  const Icon = ICONS[direction]
  const isGood = direction === 'same' || better === 'neutral' ? undefined : direction === better
  const share = percent(Math.abs(value - before), Math.abs(before), localeOf(language))
  return (
    <p className={styles.change} data-good={isGood}>
      <Icon aria-hidden /> {t(`figure.${direction}`, { share })}
    </p>
  )
}
