import { Button, InputNumber, Select } from '@arco-design/web-react'
import { IconDelete, IconDown, IconPlus, IconUp } from '@arco-design/web-react/icon'
import { useListPortalOptionsQuery } from '@sqos/api-client/portal'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataScreenPage.module.css'
import { type ScreenFields, USUAL_SECONDS } from './use-screen-form.ts'

type Page = ScreenFields['pages'][number]

const NONE: Page[] = []

/** The most portals of a screen. */
const MAX_PAGES = 20

interface PagesFieldProps {
  // From the form item.
  id?: string
  value?: Page[]
  onChange?: (pages: Page[]) => void
}

/** 轮播门户: portals in their order, each with its time. */
export function PagesField({ id, value: given, onChange }: PagesFieldProps) {
  const value = given ?? NONE
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListPortalOptionsQuery({})
  const portals = (data?.list ?? []).flatMap(({ children }) => children)
  const nameOf = (portalId: string) =>
    portals.find((one) => one.id === portalId)?.fullName ?? t('gone', { id: portalId })
  const put = (index: number, change: Partial<Page>) =>
    onChange?.(value.map((page, at) => (at === index ? { ...page, ...change } : page)))

  function move(index: number, step: number) {
    const next = [...value]
    next.splice(index + step, 0, ...next.splice(index, 1))
    onChange?.(next)
  }

  return (
    <div className={styles.pages}>
      <ol className={styles.list}>
        {value.map(({ portalId, seconds }, index) => {
          const name = nameOf(portalId)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a portal may be in the list twice
            <li key={index} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <InputNumber
                size="small"
                className={styles.seconds ?? ''}
                aria-label={t('page.seconds', { name })}
                min={5}
                max={3600}
                precision={0}
                suffix={t('page.unit')}
                value={seconds}
                onChange={(next) => put(index, { seconds: typeof next === 'number' ? next : USUAL_SECONDS })}
              />
              <Button
                type="text"
                size="small"
                icon={<IconUp />}
                disabled={index === 0}
                aria-label={t('page.up', { name })}
                onClick={() => move(index, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<IconDown />}
                disabled={index === value.length - 1}
                aria-label={t('page.down', { name })}
                onClick={() => move(index, 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<IconDelete />}
                aria-label={t('page.remove', { name })}
                onClick={() => onChange?.(value.filter((_, at) => at !== index))}
              />
            </li>
          )
        })}
      </ol>
      <Select
        // Empty again after each choice, which goes into the list above.
        key={value.length}
        {...(id !== undefined && { id })}
        aria-label={t('page.add')}
        placeholder={t('page.add')}
        prefix={<IconPlus />}
        loading={isFetching}
        showSearch
        disabled={value.length >= MAX_PAGES}
        options={portals.map((portal) => ({ value: portal.id, label: portal.fullName }))}
        onChange={(portalId: string) => onChange?.([...value, { portalId, seconds: USUAL_SECONDS }])}
      />
    </div>
  )
}
