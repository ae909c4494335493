-- What an operator took down, such as a song that infringes somebody's rights.
ALTER TYPE "Visibility" ADD VALUE 'withheld';
