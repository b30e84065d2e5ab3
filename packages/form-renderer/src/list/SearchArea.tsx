import { Button } from '@arco-design/web-react'
import { IconDown, IconSearch, IconUp } from '@arco-design/web-react/icon'
import { isEmpty, type JsonRecord, type SearchField } from '@sqos/form-model'
import { FieldItem } from '@sqos/form-widgets/field'
import { useMediaQuery } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { FilterSheet } from '@sqos/ui-kit/list'
import { type FormEvent, useMemo, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './SearchArea.module.css'
import { SearchControl } from './SearchControl.tsx'

export interface SearchAreaProps {
  fields: readonly SearchField[]
  /** The applied conditions. */
  values: JsonRecord
  onSearch: (values: JsonRecord) => void
  onReset: () => void
}

/** Number of conditions that are always visible. */
const IN_SIGHT = 3

/** The search area of a generated list. It searches on submit; Enter submits. */
export function SearchArea({ fields, values, onSearch, onReset }: SearchAreaProps) {
  const { t } = useText(NAMESPACE)
  const shown = useMemo(() => JSON.stringify(values), [values])
  const [draft, setDraft] = useState({ values, base: shown })
  // Resets when the applied conditions change: after a search, a reset, or going back.
  if (draft.base !== shown) setDraft({ values, base: shown })
  const hidden = fields.slice(IN_SIGHT)
  const [isOpen, setOpen] = useState(() => hidden.some(({ prop }) => !isEmpty(values[prop])))
  const isPhone = useMediaQuery('(width < 641px)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  if (fields.length === 0) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(draft.values)
    setSheetOpen(false)
  }

  const form = (
    <form className={styles['form']} onSubmit={submit}>
      {fields.map((field, index) => (
        <div key={field.prop} className={styles['field']} hidden={index >= IN_SIGHT && !isOpen && !isPhone}>
          <FieldItem label={field.label} labelPosition="end" labelWidth={88}>
            <SearchControl
              field={field}
              value={draft.values[field.prop]}
              onChange={(value) => setDraft({ values: { ...draft.values, [field.prop]: value }, base: draft.base })}
            />
          </FieldItem>
        </div>
      ))}
      <div className={styles['buttons']}>
        <Button htmlType="submit" type={isPhone ? 'primary' : 'outline'} icon={<IconSearch aria-hidden />}>
          {t('list.submit')}
        </Button>
        <Button
          onClick={() => {
            setDraft({ values: {}, base: shown })
            onReset()
            setSheetOpen(false)
          }}
        >
          {t('list.reset')}
        </Button>
        {hidden.length > 0 && !isPhone && (
          <Button type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'list.less' : 'list.more')}
            {isOpen ? <IconUp aria-hidden /> : <IconDown aria-hidden />}
          </Button>
        )}
      </div>
    </form>
  )
  const count = fields.filter(({ prop }) => !isEmpty(values[prop])).length
  return (
    <search aria-label={t('list.search')}>
      {isPhone ? (
        <FilterSheet open={isSheetOpen} onOpenChange={setSheetOpen} count={count}>
          {form}
        </FilterSheet>
      ) : (
        form
      )}
    </search>
  )
}
