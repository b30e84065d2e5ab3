import { Trigger } from '@arco-design/web-react'
import { IconClose, IconDown } from '@arco-design/web-react/icon'
import { type MatchPinyin, nameMatcher, pinyinFor } from '@sqos/form-widgets/search'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from './SearchSelect.module.css'

/** An entry to choose. */
export interface SearchOption {
  id: string
  label: string
  /** The name of its group; searches find it too. */
  group?: string | undefined
}

export interface SearchSelectProps {
  id: string
  options: readonly SearchOption[]
  value: string
  isLoading?: boolean
  onChange: (id: string) => void
}

/** Maximum number of shown rows; a longer search text narrows the list. */
const MOST = 100

/** A choice from a long list, searched by name, code or pinyin. Pattern: APG, combobox with list autocomplete. */
export function SearchSelect({ id, options, value, isLoading = false, onChange }: SearchSelectProps) {
  const { t } = useText(NAMESPACE)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState<number>()
  const [matchPinyin, setMatchPinyin] = useState<MatchPinyin>()

  const matches = nameMatcher(typed ?? '', matchPinyin)
  const found = options
    .filter(({ id: code, label, group = '' }) => !typed || matches({ name: `${label} ${group}`, code }))
    .slice(0, MOST)
  const chosen = options.find((option) => option.id === value)
  const optionId = (index: number) => `${listId}-${index}`
  const at = active ?? found.findIndex((option) => option.id === value)

  function open() {
    setOpen(true)
    void pinyinFor('a').then((match) => setMatchPinyin(() => match))
  }

  function close() {
    setOpen(false)
    setTyped(undefined)
    setActive(undefined)
  }

  function choose(option: SearchOption | undefined) {
    if (option && option.id !== value) onChange(option.id)
    close()
  }

  function move(by: 1 | -1) {
    if (!isOpen) return open()
    const last = found.length - 1
    const next = at + by
    setActive(next > last ? 0 : next < 0 ? last : next)
  }

  function press(event: KeyboardEvent) {
    // The input method handles keys while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter') {
      if (isOpen) choose(found[at])
      else open()
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const popup = () => (
    <div className={styles.popup}>
      {found.length === 0 && (
        <output className={styles.nothing}>{t(isLoading ? 'reference.loading' : 'reference.nothing')}</output>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot be searched */}
      <div id={listId} role="listbox" tabIndex={-1} className={styles.list} aria-label={t('reference.list')}>
        {found.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
          <div
            key={option.id}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag belongs to a select
            role="option"
            tabIndex={-1}
            aria-selected={option.id === value}
            data-active={index === at || undefined}
            className={styles.option}
            ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => choose(option)}
            onMouseDown={(event) => event.preventDefault()}
          >
            <span className={styles.label}>{option.label}</span>
            {option.group && <span className={styles.group}>{option.group}</span>}
          </div>
        ))}
      </div>
    </div>
  )

  return (
    <Trigger popupVisible={isOpen} popup={popup} trigger={[]} position="bl" autoAlignPopupWidth unmountOnExit>
      <span className={styles.field}>
        <input
          id={id}
          role="combobox"
          className={styles.input}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-busy={isLoading}
          aria-controls={isOpen ? listId : undefined}
          {...(isOpen && at >= 0 && { 'aria-activedescendant': optionId(at) })}
          placeholder={chosen?.label ?? t('reference.choose')}
          value={typed ?? chosen?.label ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(target.value === '' ? undefined : 0)
            open()
          }}
          onClick={open}
          onBlur={close}
          onKeyDown={press}
        />
        {value === '' ? (
          <IconDown className={styles.icon} aria-hidden="true" />
        ) : (
          <button type="button" className={styles.clear} aria-label={t('reference.clear')} onClick={() => onChange('')}>
            <IconClose aria-hidden="true" />
          </button>
        )}
      </span>
    </Trigger>
  )
}
