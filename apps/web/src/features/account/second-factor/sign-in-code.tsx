import { Button, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { accountText } from '../../../text/account.es.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { keepFocus } from '../keep-focus.ts';

const text = accountText.signIn;

const FROM_APPLICATION = {
  label: text.verificationCode,
  help: text.verificationHelp,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  other: text.useRecoveryCode,
} as const;

const FROM_PAPER = {
  label: text.recoveryCode,
  help: text.recoveryHelp,
  autoComplete: 'off',
  inputMode: 'text',
  other: text.useVerificationCode,
} as const;

/** The code that signing in asks for besides the password, from the application or from paper. It takes the focus. */
export function SignInCode() {
  const { setFocus, setValue } = useFormContext();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const { other, ...field } = isOnPaper ? FROM_PAPER : FROM_APPLICATION;
  useEffect(() => setFocus('code'), [setFocus]);
  const change = () => {
    setIsOnPaper(!isOnPaper);
    setValue('code', '');
    setFocus('code');
  };

  return (
    <Stack gap="2" align="start">
      <Stack w="full">
        <TextField name="code" {...field} isRequired />
      </Stack>
      <Button
        type="button"
        variant="plain"
        size="sm"
        px="0"
        color="brand.fg"
        onMouseDown={keepFocus}
        onClick={change}
      >
        {other}
      </Button>
    </Stack>
  );
}
