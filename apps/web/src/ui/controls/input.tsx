import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';

export type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;
export type TextareaProps = HTMLChakraProps<'textarea', RecipeProps<'textarea'>>;

// With the library's looks but without its field component: forms here tie labels and errors themselves.

/** One line of text. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

/** Several lines of text. */
export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>('textarea');
