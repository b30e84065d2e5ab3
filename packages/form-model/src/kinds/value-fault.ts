/** What is wrong with a value. `message` is the designer's own text; without one the catalogue has `rule.<code>`. */
export interface ValueFault {
  code:
    | 'required'
    | 'requiredList'
    | 'pattern'
    | 'tooLong'
    | 'tooSmall'
    | 'tooLarge'
    | 'notInArea'
    | 'tooEarly'
    | 'tooLate'
    | 'notANumber'
    | 'notWhole'
    | 'tooMany'
    | 'notAFile'
    | 'notAPlace'
    | 'notAPicture'
  message?: string | undefined
  params: Readonly<Record<string, string | number>>
}
