import { Select as ArcoSelect } from '@arco-design/web-react'
import { isPhone, leaveEscape, refAsProp } from '@sqos/hooks'
import {
  type ComponentProps,
  type ComponentRef,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useRef,
  useState,
} from 'react'
import { AT_BOTTOM, SEARCHED_FROM } from '../sheet/at-bottom.ts'
import { matchesLabel } from './matches-label.ts'

// Wide screens do not need it.
const SelectSheet = lazy(async () => ({ default: (await import('./SelectSheet.tsx')).SelectSheet }))

type Handle = ComponentRef<typeof ArcoSelect>

export type SelectProps = Omit<
  ComponentProps<typeof ArcoSelect>,
  'dropdownRender' | 'inputValue' | 'popupVisible' | 'ref' | 'triggerElement'
> & { ref?: Ref<Handle> | undefined }

/** Arco's select. On phones its options are in a sheet at the bottom of the screen, with a search if they are many. */
function SelectOrSheet({ ref, ...props }: SelectProps) {
  // Decided on opening: a window that changes its width keeps its popup.
  const [isSheet, setSheet] = useState(isPhone)
  const [isOpen, setOpen] = useState(false)
  const [isSearched, setSearched] = useState(false)
  const [keyword, setKeyword] = useState('')
  const handle = useRef<Handle>(null)

  function change(isNowOpen: boolean) {
    if (isNowOpen) setSheet(isPhone())
    if (isNowOpen) setSearched(hasSearch(props, handle.current))
    setOpen(isNowOpen)
    if (keyword) search('')
    props.onVisibleChange?.(isNowOpen)
  }

  function search(text: string) {
    setKeyword(text)
    props.onSearch?.(text, 'manual')
  }

  const sheet = (list: ReactNode) => (
    <Suspense>
      <SelectSheet
        control={() => handle.current?.dom}
        isMultiple={props.mode === 'multiple'}
        search={isSearched ? { keyword, onChange: search, takesFocus: true } : undefined}
        onClose={() => change(false)}
      >
        {list}
      </SelectSheet>
    </Suspense>
  )
  return (
    <ArcoSelect
      filterOption={matchesLabel}
      onKeyDown={leaveEscape}
      {...props}
      ref={both(handle, ref)}
      popupVisible={isOpen}
      onVisibleChange={change}
      {...(isSheet && {
        dropdownRender: sheet,
        inputValue: keyword,
        showSearch: false,
        triggerProps: AT_BOTTOM,
        virtualListProps: SHEET_LIST,
      })}
    />
  )
}

export const Select = Object.assign(refAsProp(SelectOrSheet), {
  Option: ArcoSelect.Option,
  OptGroup: ArcoSelect.OptGroup,
})

/** Lines of 44 px, for fingers. */
const SHEET_LIST = { itemHeight: 44 }

const hasSearch = ({ showSearch, allowCreate, loading }: SelectProps, handle: Handle | null): boolean =>
  Boolean(showSearch || allowCreate || loading) || (handle?.getOptionInfoList().length ?? 0) >= SEARCHED_FROM

const both =
  (own: { current: Handle | null }, given: Ref<Handle> | undefined) =>
  (handle: Handle | null): void => {
    own.current = handle
    if (typeof given === 'function') given(handle)
    else if (given) given.current = handle
  }
